import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';

/** The side column fills what the window has below all that stands above a page. */
const windowRest = `calc(100dvh - var(--page-top) - 2 * ${tokens.space[4]})`;

/** Stage and what belongs to it at the left, the talk at its side; one column when the window is narrow. */
export const RoomGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${tokens.layout.side};
  gap: ${tokens.space[4]};
  align-items: start;
  max-inline-size: 1640px;
  margin-inline: auto;
  padding: ${tokens.space[4]};

  @media (width < 960px) {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: ${tokens.layout.main};
  }
`;

export const MainColumn = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
`;

export const SideColumn = styled.aside`
  position: sticky;
  inset-block-start: calc(var(--page-top) + ${tokens.space[4]});
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: ${windowRest};
  min-block-size: 420px;
  overflow: hidden;
  background: ${tokens.color.surface.default};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};
  border-radius: ${tokens.radius.large};

  @media (width < 960px) {
    position: static;
    block-size: 560px;
  }
`;

/** Stays in sight until it is put away, however far the page is scrolled. */
export const Pinned = styled.div`
  position: sticky;
  inset-block-start: calc(var(--page-top) + ${tokens.space[2]});
  z-index: ${tokens.z.sticky};
`;

/** A white card under the stage. */
export const Sheet = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  min-inline-size: 0;
  background: ${tokens.color.surface.default};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};
  border-radius: ${tokens.radius.large};
`;

/** Things that stand in one row while there is room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
`;
