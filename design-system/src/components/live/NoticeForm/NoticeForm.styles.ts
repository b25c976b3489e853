import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const NoticeFormRoot = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  min-inline-size: 0;

  & > :first-child {
    flex: 1 1 280px;
    min-inline-size: 0;
  }

  /* Level with the input, which has room for a hint under it. */
  & > button {
    margin-block-end: ${space[1]};
  }
`;
