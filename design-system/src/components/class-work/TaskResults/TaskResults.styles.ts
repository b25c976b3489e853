import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ResultsBody = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const WorkResults = styled.div`
  display: grid;
  gap: ${space[4]};

  & > article {
    display: grid;
    gap: ${space[3]};
    padding: ${space[4]};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }
`;

export const WorkHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};

  & > span {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const MarkForm = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};

  & > div:nth-of-type(2) {
    flex: 1 1 200px;
  }
`;
