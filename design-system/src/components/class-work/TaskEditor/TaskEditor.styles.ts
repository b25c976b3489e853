import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, space } = tokens;

export const EditorBody = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const QuestionList = styled.ol`
  display: grid;
  gap: ${space[3]};

  &:empty {
    display: none;
  }
`;

export const QuestionFrame = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const QuestionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  & > div:first-of-type {
    flex: 1 1 220px;
  }
`;
