import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const FilterHead = styled.div`
  display: grid;
  gap: ${space[3]};
`;

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const ProgressChip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 32px;
  padding-inline: ${space[3]};
  line-height: ${font.line.tight};
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
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

  & > small {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  &:hover {
    background: ${color.surface.hover};
  }

  &:has(:checked) {
    font-weight: ${font.weight.semibold};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
    border-color: ${color.brand.border};
  }

  &:has(:checked) > small {
    color: ${color.brand.onSubtle};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const FilterAsides = styled('search')`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > :first-of-type {
    flex: 1 1 240px;
  }

  & > * {
    flex: 0 1 180px;
  }
`;

export const FilterCount = styled.p`
  padding-block: ${space[3]} ${space[2]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;
