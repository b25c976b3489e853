import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, space, z } = tokens;

/** On paper there is the receipt and nothing else. */
export const Paper = styled.div`
  @media print {
    position: fixed;
    inset: 0;
    z-index: ${z.toast};
    padding: ${space[6]};
    background: ${color.surface.default};

    & button {
      display: none;
    }
  }
`;
