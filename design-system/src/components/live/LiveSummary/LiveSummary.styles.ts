import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const SummaryRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > header > h2 {
    font-size: ${font.size.heading};
  }

  & > header > p {
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }
`;

export const SummaryFigures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: ${space[3]};

  /* Six figures: no row with one of them alone. */
  &[data-earned] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > div {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    padding: ${space[2]} ${space[3]};
    background: ${color.surface.canvas};
    border-radius: ${radius.medium};
  }

  & > [data-tone='gold'] {
    background: ${color.gold.subtle};
  }

  & dt {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & dd {
    margin-block-start: auto;
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.tight};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
