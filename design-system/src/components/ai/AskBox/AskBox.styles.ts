import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const AskRoot = styled.form`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

export const AskHints = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > li {
    min-inline-size: 0;
  }

  & > li > button {
    font-weight: ${font.weight.regular};
    text-align: start;
  }
`;

export const AskScene = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const AskLine = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[2]};

  & > :has(textarea) {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const AskFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};

  & > p {
    flex: 1 1 200px;
    min-inline-size: 0;
  }

  & > span {
    font-variant-numeric: tabular-nums;
  }

  & > [data-tone='danger'] {
    color: ${color.danger.text};
  }

  & > [data-tone='warning'] {
    color: ${color.warning.text};
  }
`;
