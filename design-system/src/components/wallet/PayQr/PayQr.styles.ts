import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const QrRoot = styled.section`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space[4]};
  inline-size: 100%;
`;

export const QrWords = styled.div`
  display: grid;
  gap: ${space[1]};
  min-block-size: 44px;
  text-align: center;

  & > h3 {
    font-weight: ${font.weight.medium};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const QrBox = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 208px;
  block-size: 208px;
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const QrPicture = styled.img`
  inline-size: 196px;
  block-size: 196px;
  transition: opacity ${motion.duration.calm} ${motion.ease.out};

  &[data-faded] {
    opacity: 0.12;
  }
`;

export const QrCover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  & > svg {
    inline-size: 64px;
    block-size: 64px;
    padding: ${space[4]};
    color: ${color.info.text};
    background: ${color.surface.default};
    border-radius: ${radius.round};
    box-shadow: ${shadow.raised};
  }

  &[data-state='expired'] > svg {
    color: ${color.text.muted};
  }

  &[data-state='paid'] > svg {
    color: ${color.success.text};
  }
`;
