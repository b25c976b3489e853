import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, motion, radius, space } = tokens;

export const PosterRoot = styled.figure`
  min-inline-size: 0;
  margin: 0;
  overflow: hidden;
  background: ${color.stage.surface};
  border: ${borderWidth.hairline} solid ${color.stage.border};
  border-radius: ${radius.large};
  color: ${color.stage.text};

  & > figcaption {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    align-items: center;
    padding: ${space[4]};
    overflow-wrap: anywhere;
  }

  & figcaption > p {
    grid-column: 1 / -1;
  }

  & strong {
    display: block;
    margin-block-start: ${space[1]};
    font-size: ${font.size.reading};
    line-height: ${font.line.tight};
  }

  & figcaption p {
    color: ${color.stage.textSecondary};
    font-variant-numeric: tabular-nums;
  }
`;

/** The picture, 16:9: a cover, and over it the video once it plays. */
export const PosterPicture = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.stage.canvas};

  & > img,
  & > svg,
  & > video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > video {
    opacity: 0;
    transition: opacity ${motion.duration.calm} ${motion.ease.out};
  }

  &[data-picture='playing'] > video,
  &[data-picture='paused'] > video,
  &[data-picture='over'] > video {
    opacity: 1;
  }

  &[data-picture='over'] > :is(img, svg, video) {
    filter: brightness(0.35);
  }
`;

export const PosterWords = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: ${space[6]};
  font-size: ${font.size.title};
  font-weight: ${font.weight.semibold};
  text-align: center;
  text-wrap: balance;
`;
