import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

/** As high as the window below what stands above the page, and the room around it. */
export const ReaderRoom = styled.div`
  block-size: calc(100dvh - (var(--page-top, 0px) + 2 * ${space[6]} + 1px));
  min-block-size: 520px;
`;
