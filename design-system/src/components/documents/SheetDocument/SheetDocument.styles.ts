import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { borderWidth, color, font, space } = tokens;
const line = `${borderWidth.hairline} solid ${color.border.subtle}`;

export const SheetRoot = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: 100%;
  background: ${color.surface.default};
`;

export const SheetScroll = styled.section`
  position: relative;
  min-block-size: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** `--row` and `--head`: height of a row and width of the row numbers; `--width`, `--height`: of all cells. */
export const SheetGrid = styled.div`
  position: relative;
  inline-size: calc(var(--head) + var(--width));
  block-size: calc(var(--row) + var(--height));
  font-size: calc(${font.size.ui} * var(--scale));
  line-height: var(--row);
  font-variant-numeric: tabular-nums;
`;

const headLook = `
  background: ${color.surface.sunken};
  color: ${color.text.secondary};
  text-align: center;
  border-inline-end: ${line};
  border-block-end: ${line};
  box-sizing: border-box;
  block-size: var(--row);
`;

export const HeadRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  block-size: var(--row);
`;

export const CornerCell = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  inline-size: var(--head);
  ${headLook}
`;

export const columnHeadClass = staticClass`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--head) + var(--at));
  inline-size: var(--size);
  ${headLook}
`;

export const rowClass = staticClass`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(var(--row) + var(--top));
  block-size: var(--row);
`;

export const rowHeadClass = staticClass`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  inline-size: var(--head);
  ${headLook}
`;

export const cellClass = staticClass`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--head) + var(--at));
  inline-size: var(--size);
  block-size: var(--row);
  box-sizing: border-box;
  padding-inline: ${space[2]};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
  color: ${color.text.primary};
  border-inline-end: ${line};
  border-block-end: ${line};

  &[data-align='end'] {
    text-align: end;
  }

  &[data-align='center'] {
    text-align: center;
  }

  &[data-red] {
    color: ${color.danger.text};
  }

  /* --above: rows from this one up to the first of the merged range, as a negative number; --rows: of the range. */
  &[data-merged] {
    inset-block-start: calc(var(--row) * var(--above));
    block-size: calc(var(--row) * var(--rows));
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  &[data-merged='center'] {
    align-content: center;
  }

  &[data-merged='bottom'] {
    align-content: end;
  }

  &[data-hit] {
    background: ${color.warning.subtle};
  }

  &[data-hit='one'] {
    outline: ${borderWidth.thick} solid ${color.focus.ring};
    outline-offset: -2px;
  }
`;

export const SheetTabs = styled.nav`
  display: flex;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  overflow-x: auto;
  background: ${color.surface.sunken};
  border-block-start: ${line};
`;

export const SheetTab = styled.button`
  flex: none;
  max-inline-size: 220px;
  padding: ${space[1]} ${space[3]};
  overflow: hidden;
  font-size: ${font.size.ui};
  color: ${color.text.secondary};
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  background: none;
  border: 0;
  border-block-end: ${borderWidth.thick} solid transparent;

  &:hover {
    background: ${color.surface.pressed};
  }

  &[aria-current] {
    font-weight: ${font.weight.semibold};
    color: ${color.text.primary};
    background: ${color.surface.default};
    border-block-end-color: ${color.brand.primary};
  }
`;
