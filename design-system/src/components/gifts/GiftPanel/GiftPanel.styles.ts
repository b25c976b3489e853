import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

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

  & > output {
    display: grid;
    place-items: center;
    block-size: 232px;
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
`;

export const FootBalance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const FootQuantity = styled.div`
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
`;
