import { tokens } from '@goldbean/tokens';
import { Link } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, layout, radius, space, z } = tokens;

/** The one line that says how the connection stands, px. */
const stripHeight = '48px';

/** The row of the navigation where there is no room for it beside the tools, px. */
const navRow = '44px';

/** `--bar`: height of the top bar. `--page-top`: how much of the window stands still above a page. */
export const ShellRoot = styled.div`
  --bar: ${layout.topBar};
  --page-top: var(--bar);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr;
  min-block-size: 100dvh;
  background: ${color.surface.canvas};

  &:has(> [data-strip] > *) {
    --page-top: calc(var(--bar) + ${stripHeight});
  }

  /* What is gone to, by a link or the Tab key, comes to stand below what stands still. */
  html:has(&) {
    scroll-padding-block-start: calc(${layout.topBar} + ${stripHeight} + ${space[2]});
  }

  @media (width < 760px) {
    &:has([data-nav]) {
      --bar: calc(${layout.topBar} + ${navRow});
    }
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${z.toast};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface.inverse};
  color: ${color.text.onInverse};

  &:not(:focus-visible) {
    transform: translateY(-200%);
  }
`;

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${z.sticky};
  border-block-end: ${borderWidth.hairline} solid ${color.border.subtle};
  background: ${color.surface.default};
`;

export const BarRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  max-inline-size: calc(${layout.main} + 2 * ${space[6]});
  min-block-size: ${layout.topBar};
  margin-inline: auto;
  padding-inline: ${space[6]};

  /* A page that takes the whole window begins where the brand does. */
  &[data-width='full'] {
    max-inline-size: none;
  }

  @media (width < 900px) {
    gap: 0 ${space[4]};
    padding-inline: ${space[4]};
  }

  @media (width < 760px) {
    flex-wrap: wrap;
  }
`;

export const Brand = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text.primary};
  font-size: ${font.size.title};
  font-weight: ${font.weight.bold};
  text-decoration: none;
  white-space: nowrap;
`;

/** The mark alone names the house where a telephone has no room for more; a screen reader still hears it. */
export const BrandWords = styled.span`
  @media (width < 480px) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** Goes to the side rather than onto a second line: the bar has one height for a width, which pages reckon with. */
export const NavSlot = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;

  & ul {
    flex-wrap: nowrap;
  }

  @media (width < 760px) {
    flex: 0 0 100%;
    order: 1;

    & ul > li > :is(a, button) {
      min-block-size: ${navRow};
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${layout.topBar};
  margin-inline-start: auto;
`;

/** Stays in sight however far a page is scrolled, from edge to edge. */
export const Strip = styled.div`
  position: sticky;
  inset-block-start: var(--bar);
  z-index: ${z.sticky};

  && > * {
    align-items: center;
    min-block-size: ${stripHeight};
    padding-block: ${space[2]};
    border-inline: 0;
    border-radius: 0;
  }
`;

export const Main = styled.main`
  inline-size: 100%;
  min-inline-size: 0;
  margin-inline: auto;

  &[data-width='main'] {
    max-inline-size: calc(${layout.main} + 2 * ${space[6]});
    padding: ${space[6]};
  }

  &[data-width='narrow'] {
    max-inline-size: calc(${layout.narrow} + 2 * ${space[6]});
    padding: ${space[6]};
  }

  &[data-width='wide'] {
    min-inline-size: ${layout.theatre};
    padding: ${space[6]};
  }

  &:focus {
    outline: none;
  }
`;
