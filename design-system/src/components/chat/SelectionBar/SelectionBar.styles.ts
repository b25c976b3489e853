import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const SelectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface.default};
  border-block-start: 1px solid ${color.border.subtle};
`;

export const SelectionCount = styled.div`
  line-height: ${font.line.tight};
  font-variant-numeric: tabular-nums;

  & > small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & > small[data-tone='danger'] {
    color: ${color.danger.text};
  }
`;

export const SelectionActions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
