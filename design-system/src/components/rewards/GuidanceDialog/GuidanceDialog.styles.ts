import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, space } = tokens;

/** As high for a short page as for a long one, so that the buttons stay where they are. */
export const GuidePage = styled.div`
  display: grid;
  gap: ${space[2]};
  min-block-size: 132px;
  align-content: start;

  & small {
    color: ${color.text.secondary};
  }
`;
