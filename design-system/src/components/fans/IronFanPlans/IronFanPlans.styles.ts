import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const IronRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-inline-size: 0;
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
  container-type: inline-size;

  & > form {
    display: grid;
    gap: ${space[4]};
  }
`;

export const IronHead = styled.h3`
  overflow-wrap: anywhere;
  font-size: ${font.size.title};
`;

export const StatusRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.gold.subtle};
  border: 1px solid ${color.gold.border};
  border-radius: ${radius.medium};

  & > svg {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    color: ${color.gold.text};
  }

  &[data-kind='expired'] {
    background: ${color.surface.canvas};
    border-color: ${color.border.subtle};
  }

  &[data-kind='expired'] > svg {
    color: ${color.text.muted};
  }
`;

export const StatusText = styled.div`
  display: grid;
  flex: 1 1 200px;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > p {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
  }

  & > [data-tone='danger'] {
    font-weight: ${font.weight.medium};
  }
`;

export const StatusFoot = styled.div`
  flex: none;
`;

export const PlanGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};

  @container (min-width: 560px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const PlanCard = styled.label`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${space[1]};
  min-block-size: 96px;
  padding: ${space[3]};
  line-height: ${font.line.tight};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }

  & > strong {
    font-weight: ${font.weight.semibold};
  }

  & > span {
    font-size: ${font.size.title};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${color.gold.text};
  }

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  &:hover {
    background: ${color.surface.hover};
  }

  &:has(:checked) {
    background: ${color.gold.subtle};
    border-color: ${color.gold.fillDeep};
  }

  &:has(:checked) > small {
    color: ${color.gold.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;
