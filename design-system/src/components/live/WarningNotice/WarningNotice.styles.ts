import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const WarningRoot = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: ${space[4]};
  color: ${color.text.primary};
  background: ${color.warning.subtle};
  border: 1px solid ${color.warning.border};
  border-radius: ${radius.large};

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.warning.text};
  }

  &[data-kind='confirmed'] {
    background: ${color.surface.default};
    border-color: ${color.border.subtle};
  }

  &[data-kind='confirmed'] > svg {
    color: ${color.success.text};
  }
`;

export const WarningWords = styled.div`
  display: grid;
  gap: ${space[1]};
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${font.size.ui};
    line-height: ${font.line.tight};
  }

  & > [data-quiet] {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
  }

  & > [data-error] {
    font-weight: ${font.weight.medium};
  }
`;

export const WarningFoot = styled.div`
  grid-column: 2;
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
`;
