import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const GridSet = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  min-inline-size: 0;
  border: 0;

  & > legend {
    margin-block-end: ${space[2]};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.tight};
  }
`;

export const Packs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(156px, calc(50% - ${space[3]})), 1fr));
  gap: ${space[3]};
  inline-size: 100%;
`;

export const PackCard = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-block-size: 108px;
  padding: ${space[3]};
  text-align: center;
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: border-color ${motion.duration.quick} ${motion.ease.out};

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }

  & > [data-price] {
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }

  &:hover {
    border-color: ${color.gold.fillDeep};
  }

  &:has(:checked) {
    background: ${color.gold.subtle};
    border-color: ${color.gold.fillDeep};
    box-shadow: inset 0 0 0 1px ${color.gold.fillDeep};
  }

  &:has(:checked) > [data-price] {
    color: ${color.gold.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;
