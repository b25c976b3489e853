import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const BanRows = styled.ul`
  display: grid;
  gap: ${space[4]};
`;

export const BanRoot = styled.article`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

export const BanHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  & > div {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & h2 {
    font-size: ${font.size.reading};
  }

  & p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const BanFacts = styled.dl`
  display: grid;
  gap: ${space[2]};

  & > div {
    display: grid;
    grid-template-columns: 136px minmax(0, 1fr);
    gap: ${space[3]};
  }

  & dt {
    color: ${color.text.muted};
  }

  & dd {
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  & dd > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & blockquote {
    padding: ${space[2]} ${space[3]};
    color: ${color.text.secondary};
    background: ${color.surface.sunken};
    border-radius: ${radius.medium};
    white-space: pre-line;
  }
`;

export const BanActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
`;
