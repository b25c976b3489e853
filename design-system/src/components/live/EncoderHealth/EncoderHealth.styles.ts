import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const HealthRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }

  & h3 {
    font-size: ${font.size.reading};
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: ${space[3]};

  & dt {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & dd {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.tight};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  & [data-tone='warning'] > dd {
    color: ${color.warning.text};
  }
`;

export const Advice = styled.ul`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: flex;
    gap: ${space[2]};
    padding: ${space[2]} ${space[3]};
    color: ${color.text.primary};
    background: ${color.warning.subtle};
    border-radius: ${radius.medium};
  }

  & > li > svg {
    flex: none;
    inline-size: 16px;
    block-size: calc(1em * ${font.line.ui});
    color: ${color.warning.text};
  }
`;

export const Offline = styled.div`
  display: grid;
  gap: ${space[1]};
  color: ${color.text.secondary};

  & > strong {
    color: ${color.text.primary};
  }

  & > [data-tone='danger'] {
    color: ${color.danger.text};
  }
`;
