import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

const rise = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const dim = keyframes`
  from { opacity: 0; }
`;

export const DialogRoot = styled.dialog`
  flex-direction: column;
  inline-size: 480px;
  max-inline-size: calc(100vw - 2 * ${space[4]});

  /* An even height: centred on half a pixel, lines and figures are drawn sharp or blurred by chance. */
  block-size: calc-size(fit-content, round(up, size, 2px));
  max-block-size: calc(100dvh - 2 * ${space[8]});
  margin: auto;
  overflow: hidden;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border-radius: ${radius.large};
  box-shadow: ${shadow.dialog};

  &[open] {
    display: flex;
    animation: ${rise} ${motion.duration.calm} ${motion.ease.out};
  }

  &[data-size='small'] {
    inline-size: 360px;
  }

  &[data-size='large'] {
    inline-size: 690px;
  }

  &[data-look='bare'] {
    background: none;
  }

  &::backdrop {
    background: ${color.surface.scrim};
    animation: ${dim} ${motion.duration.calm} ${motion.ease.out};
  }
`;

export const DialogTitle = styled.h2`
  padding: ${space[5]} ${space[12]} ${space[2]} ${space[6]};
  font-size: ${font.size.title};
`;

export const DialogBody = styled.div`
  padding: ${space[2]} ${space[6]} ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-look='bare'] > & {
    padding: 0;
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  border-block-start: 1px solid ${color.border.subtle};
`;

export const DialogClose = styled.div`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-end: ${space[4]};

  /* Over a surface of any colour: a disc that is dark enough for a white cross. */
  [data-look='bare'] > & > button {
    color: ${color.stage.text};
    background: ${color.stage.scrim};
    border-radius: ${radius.round};
  }
`;
