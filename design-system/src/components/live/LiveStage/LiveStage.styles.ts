import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space, z } = tokens;

/**
 * What lies over a running picture covers it for as long as somebody uses it: `data-used` while the pointer moves, and
 * for as long as the keyboard stands in it, a panel is open or the picture is paused.
 */
const fades = `
  transition: opacity ${motion.duration.calm} ${motion.ease.out};

  [data-stage]:not([data-used], :has(:focus-visible), :has([data-paused]), :has([aria-expanded='true'])) & {
    opacity: 0;

    /* A finger has no way to show them first: its first touch does that, and presses nothing. */
    @media (hover: none) {
      pointer-events: none;
    }
  }
`;

export const StageRoot = styled.section`
  position: relative;
  display: grid;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.stage.canvas};
  border-radius: ${radius.large};
  container-type: inline-size;
  /* What stands over the picture stands over nothing else: a page's bar stays above the stage. */
  isolation: isolate;

  &:fullscreen {
    border-radius: 0;
  }

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
    min-block-size: 0;
  }
`;

export const StagePicture = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;

  /* One lies over the other while another tier comes. */
  & > * {
    grid-area: 1 / 1;
    min-block-size: 0;
  }

  & > [data-spare] {
    visibility: hidden;
  }

  & > video,
  & > canvas,
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export const StageOverlay = styled.div`
  position: relative;
  z-index: ${z.barrage};
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

export const StageCurtain = styled.div`
  position: relative;
  z-index: ${z.overlay};
  display: grid;
  overflow: auto;
  background: ${color.stage.surface};

  &:not([data-pause])::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--cover) center / cover;
    opacity: 0.24;
  }
`;

/** All of the stage; the words on it stay readable on any picture. */
export const StagePause = styled.div`
  position: absolute;
  inset: 0;

  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  & > div {
    background: var(--cover) center / cover;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.stage.scrim};
  }
`;

export const StageWords = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]} ${space[12]};
  text-align: center;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    margin-block-end: ${space[1]};
    color: ${color.stage.textMuted};
  }

  & > h2 {
    font-size: ${font.size.title};
    color: ${color.stage.text};
  }

  & > p {
    max-inline-size: 46ch;
    color: ${color.stage.textSecondary};
  }

  & > [role='timer'] {
    color: ${color.stage.text};
  }

  @container (max-width: 520px) {
    gap: ${space[1]};
    padding-block: ${space[2]};

    & > svg {
      display: none;
    }
  }
`;

export const StageTag = styled.div`
  z-index: ${z.banner};
  justify-self: start;
  align-self: start;
  padding: ${space[3]};
  pointer-events: none;

  ${fades}
`;

/** At the upper edge: what the picture lacks for the moment. */
export const StageHint = styled.div`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-end: ${space[4]};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[3]};
  color: ${color.stage.text};
  background: ${color.stage.scrim};
  border-radius: ${radius.round};

  &[data-fades] {
    ${fades}
  }
`;

/** All of the picture: nothing plays before it is pressed. */
export const StagePress = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.stage.scrim};
`;

export const StageControls = styled.div`
  z-index: ${z.banner};
  align-self: end;
  ${fades}
`;
