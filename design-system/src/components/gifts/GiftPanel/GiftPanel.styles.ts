import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, control, font, radius, space } = tokens;

/** A row of gifts with name and price. */
const barHeight = '84px';

export const PanelRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
  container-type: inline-size;
`;

export const PanelBody = styled.div`
  min-block-size: 240px;
  padding: ${space[2]} ${space[3]} 0;

  [data-layout='bar'] > & {
    min-block-size: 0;
    padding: ${space[1]} ${space[3]} ${space[2]};
  }

  [data-layout='bar'] > & > div > :last-child {
    padding-block-start: ${space[2]};
  }
`;

/** The gifts are on the way, or did not come: as high as the gifts will be. */
export const PanelWait = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 216px;

  [data-layout='bar'] & {
    grid-column: 1 / -1;
    min-block-size: ${barHeight};
  }
`;

/** In the bar: why there is no row of gifts, within the height of one. */
export const BarWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-inline: ${space[1]};
  color: ${color.text.secondary};
  overflow-wrap: anywhere;

  & > strong {
    color: ${color.text.primary};
  }
`;

/** What stands beside the tabs of the bar, level with them; under them where it has no room there. */
export const BarAside = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: start;
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};
  min-inline-size: 0;
  padding-block-end: ${space[1]};

  /* What stands beside the field keeps its words on one line; the field gives way. */
  & > * {
    flex: none;
    white-space: nowrap;
  }

  & > label {
    min-block-size: ${control.medium};
  }

  & > form {
    flex: 1 1 260px;
    max-inline-size: 480px;
    min-inline-size: 0;
  }

  @container (max-width: 820px) {
    & > form {
      max-inline-size: none;
    }
  }

  /* Of a phone: the field and its button take a line, the rest the next. */
  @container (max-width: 420px) {
    & > form {
      flex-basis: 100%;
    }
  }
`;

/** In the bar the gifts and what sends them stand side by side; one above the other where there is no room. */
export const BarRow = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  min-block-size: ${barHeight};

  @container (max-width: 820px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${space[1]};
  align-content: start;
  max-block-size: 260px;
  padding-block: ${space[2]};
  overflow-y: auto;

  [data-layout='bar'] & {
    grid-auto-flow: column;
    grid-auto-columns: minmax(76px, 92px);
    grid-template-columns: none;
    align-items: start;
    padding-block: 2px;
    overflow: auto hidden;
    scrollbar-width: thin;
  }

  [data-layout='bar'] & button {
    padding: ${space[1]} 2px;
  }

  [data-layout='bar'] & button > svg {
    inline-size: 36px;
    block-size: 36px;
  }
`;

export const PanelFoot = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-block-start: 1px solid ${color.border.subtle};

  & > button {
    margin-inline-start: auto;
  }

  /* Beside the gifts: what I have and what is missing, over how many and the button. */
  [data-layout='bar'] & {
    padding: 0;
    border-block-start: 0;

    @container (min-width: 820.01px) {
      display: grid;
      grid-template: 'balance short' auto 'quantity send' auto / auto minmax(0, 1fr);
      gap: ${space[2]} ${space[3]};
      inline-size: 420px;
      padding-inline-start: ${space[3]};
      border-inline-start: ${borderWidth.hairline} solid ${color.border.subtle};
    }
  }

  [data-layout='bar'] & > button {
    grid-area: send;
    justify-self: end;
  }
`;

export const FootBalance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  grid-area: balance;
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const FootQuantity = styled.div`
  grid-area: quantity;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;

  & > :has(> input[type='number']) {
    inline-size: 84px;
  }
`;

export const QuantityChip = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: 40px;
  min-block-size: 28px;
  padding-inline: ${space[2]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  border: 1px solid ${color.border.control};
  border-radius: ${radius.round};
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }

  &:hover {
    background: ${color.surface.hover};
  }

  &:has(:checked) {
    font-weight: ${font.weight.semibold};
    color: ${color.gold.text};
    background: ${color.gold.subtle};
    border-color: ${color.gold.fillDeep};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const FootShort = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  inline-size: 100%;
  font-size: ${font.size.caption};
  color: ${color.danger.text};

  [data-layout='bar'] & {
    @container (min-width: 820.01px) {
      grid-area: short;
      justify-content: flex-end;
      text-align: end;
    }
  }
`;
