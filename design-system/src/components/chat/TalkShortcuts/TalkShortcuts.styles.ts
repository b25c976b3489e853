import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ShortcutRows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  line-height: ${font.line.ui};
  overflow-wrap: anywhere;

  & > dd {
    display: flex;
    gap: ${space[1]};
    justify-content: flex-end;
  }

  & kbd {
    padding: 0 ${space[2]};
    font: inherit;
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
    border: 1px solid ${color.border.default};
    border-radius: ${radius.small};
  }
`;
