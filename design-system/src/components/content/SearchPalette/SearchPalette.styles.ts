import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PaletteRoot = styled.div`
  display: grid;
  gap: ${space[3]};
  min-block-size: 280px;
  align-content: start;
`;

export const PaletteList = styled.ul`
  display: grid;
`;

export const PaletteOption = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: baseline;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;
  overflow-wrap: anywhere;

  &[aria-selected='true'] {
    background: ${color.surface.hover};
    box-shadow: inset 2px 0 0 ${color.brand.primary};
  }

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;
