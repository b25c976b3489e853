import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, layout, radius, space, z } = tokens;

/** `--page-top` is what the shell keeps standing above a page. */
const pageTop = 'var(--page-top, 0px)';
const gap = space[3];
/** What the window has for a page, less the edge above and below it. */
const windowRest = `calc(100dvh - ${pageTop} - 2 * ${gap})`;
/** Below this the picture would be too small to read: the page scrolls instead. */
const leastView = '520px';

/** The dark stage, to the edges of the page: picture at the left, talk at its side; one column in a narrow window. */
export const FrameRoot = styled.div`
  display: grid;
  grid-template: 'view side' auto 'below side' 1fr / minmax(0, 1fr) ${layout.side};
  gap: ${gap} ${space[4]};
  align-items: start;
  min-block-size: calc(100dvh - ${pageTop});
  padding: ${gap} ${space[6]} ${space[8]};

  @media (width < 960px) {
    grid-template: 'view' auto 'side' auto 'below' auto / minmax(0, 1fr);
    align-content: start;
  }

  &[data-alone] {
    grid-template: 'view' auto 'below' auto / minmax(0, ${layout.main});
    align-content: start;
    justify-content: center;
  }

  /* With the talk at its side, the picture takes the rest of the screen. */
  &:fullscreen {
    --page-top: 0px;
    grid-template-rows: auto 0;
    gap: 0 ${gap};
    padding: ${gap};
    overflow: hidden;
    background: ${color.stage.canvas};
  }
`;

export const FrameHead = styled.div`
  min-inline-size: 0;

  :fullscreen > * > & {
    display: none;
  }
`;

/** Head, picture and what is docked under it: together never higher than the window, so the picture gives way. */
export const FrameView = styled.div`
  grid-area: view;
  display: flex;
  flex-direction: column;
  gap: ${gap};
  min-inline-size: 0;
  max-block-size: max(${windowRest}, ${leastView});

  & > * {
    flex: none;
    min-inline-size: 0;
  }

  @media (width < 960px) {
    max-block-size: none;
  }
`;

/** A notice stays in sight until it is put away, however far the page is scrolled. */
export const FrameNotice = styled.div`
  position: sticky;
  inset-block-start: calc(${pageTop} + ${space[2]});
  z-index: ${z.sticky};
`;

/** As large as width and height allow, 16:9. */
export const FramePicture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  container-type: size;

  /* Before the rule of its parent, which holds everything else as high as it is. */
  && {
    flex: 0 1 auto;
    min-block-size: 200px;
  }

  & > * {
    grid-area: 1 / 1;
    inline-size: min(100cqi, 100cqb * 16 / 9);
  }
`;

/**
 * As large as the picture, and nothing of its own: what stands at its lower right, above the controls, is pressed, and
 * beside it the picture is. Gifts fly in at the lower left.
 */
export const FrameShelf = styled.div`
  z-index: 1;
  box-sizing: border-box;
  display: grid;
  align-items: end;
  justify-items: end;
  aspect-ratio: 16 / 9;
  padding: ${space[3]} ${space[3]} ${space[16]};
  pointer-events: none;

  &:empty {
    display: none;
  }

  & > * {
    pointer-events: auto;
  }
`;

/** As large as the picture, but for the controls at its lower edge: they are pressed. */
export const FrameOver = styled.div`
  z-index: 1;
  block-size: calc(min(100cqb, 100cqi * 9 / 16) - ${space[12]});
  margin-block-end: ${space[12]};
  overflow: auto;
  background: ${color.surface.default};
  border-radius: ${radius.large};

  /* What may lie there is drawn by a container, which mostly has nothing to draw. */
  &:empty {
    display: none;
  }

  && > section {
    min-block-size: 100%;
  }
`;

export const FrameBelow = styled.div`
  grid-area: below;
  display: grid;
  gap: ${gap};
  min-inline-size: 0;

  :fullscreen > & {
    display: none;
  }
`;

export const FrameSide = styled.div`
  grid-area: side;
  position: sticky;
  inset-block-start: calc(${pageTop} + ${gap});
  display: flex;
  flex-direction: column;
  gap: ${gap};
  block-size: ${windowRest};
  min-block-size: ${leastView};
  min-inline-size: 0;

  @media (width < 960px) {
    position: static;
    block-size: auto;
  }
`;

/** A card on the stage. */
export const FrameCard = styled.section`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > h2 {
    font-size: ${font.size.reading};
  }

  & > p {
    max-inline-size: 80ch;
    color: ${color.text.secondary};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** Cards that stand side by side while there is room. */
export const FrameCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${gap};
  align-items: start;

  &:empty {
    display: none;
  }
`;

/** Buttons in one row while there is room. */
export const FrameActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;
