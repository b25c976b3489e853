import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, radius, shadow, space } = tokens;

export const PopoverBox = styled.dialog`
  position: fixed;
  inset: auto;
  inset-block-start: var(--y, 0);
  inset-inline-start: var(--x, 0);
  inline-size: max-content;
  max-inline-size: min(360px, calc(100vw - 2 * ${space[2]}));
  max-block-size: calc(100dvh - 2 * ${space[2]});
  padding: ${space[4]};
  overflow: auto;
  overscroll-behavior: contain;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};

  &[data-flush] {
    max-inline-size: calc(100vw - 2 * ${space[2]});
    padding: 0;
  }

  &:focus {
    outline: 0;
  }
`;
