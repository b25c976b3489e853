import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const VoteDeskRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > h2 {
    font-size: ${font.size.reading};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;

export const VoteDeskForm = styled.form`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const AnswerRow = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[2]};

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  /* Level with the input, which has room for a hint under it. */
  & > button {
    margin-block-end: ${space[1]};
  }
`;

export const AskRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]};

  & > button {
    margin-block-end: ${space[1]};
  }
`;
