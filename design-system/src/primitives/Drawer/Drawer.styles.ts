import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

const enter = keyframes`
  from { translate: 32px 0; opacity: 0; }
`;

const dim = keyframes`
  from { opacity: 0; }
`;

export const DrawerRoot = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  flex-direction: column;
  inline-size: 400px;
  max-inline-size: 100vw;
  block-size: 100dvh;
  max-block-size: none;
  overflow: hidden;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border-start-start-radius: ${radius.large};
  border-end-start-radius: ${radius.large};
  box-shadow: ${shadow.dialog};

  &[open] {
    display: flex;
    animation: ${enter} ${motion.duration.slow} ${motion.ease.out};
  }

  &[data-size='large'] {
    inline-size: 690px;
  }

  &::backdrop {
    background: ${color.surface.scrim};
    animation: ${dim} ${motion.duration.slow} ${motion.ease.out};
  }
`;

export const DrawerTitle = styled.h2`
  flex: none;
  padding: ${space[4]} ${space[12]} ${space[4]} ${space[6]};
  font-size: ${font.size.title};
  border-block-end: 1px solid ${color.border.subtle};
`;

export const DrawerMain = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  padding-block-start: ${space[2]};
`;
