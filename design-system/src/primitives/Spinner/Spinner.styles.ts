import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../styling/index.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const SpinnerRing = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: ${tokens.radius.round};
  animation: ${turn} 800ms linear infinite;

  &[data-size='medium'] {
    inline-size: 24px;
    block-size: 24px;
  }

  &[data-size='large'] {
    inline-size: 40px;
    block-size: 40px;
    border-width: 3px;
  }
`;
