import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../styling/index.ts';

const { color, font, motion, radius, shadow, space, z } = tokens;

const rise = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

export const ToastRegionRoot = styled.section`
  position: fixed;
  inset: auto;
  inset-block-end: ${space[6]};
  inset-inline: 0;
  z-index: ${z.toast};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  inline-size: fit-content;
  max-inline-size: calc(100vw - 2 * ${space[4]});
  margin-inline: auto;
  background: none;
  overflow: visible;
  pointer-events: none;
`;

export const ToastRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: fit-content;
  max-inline-size: 520px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};
  pointer-events: auto;
  animation: ${rise} ${motion.duration.calm} ${motion.ease.out};

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.info.text};
  }

  &[data-tone='success'] > svg {
    color: ${color.success.text};
  }

  &[data-tone='warning'] > svg {
    color: ${color.warning.text};
  }

  &[data-tone='danger'] > svg {
    color: ${color.danger.text};
  }
`;

export const ToastWords = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
