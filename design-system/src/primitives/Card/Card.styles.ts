import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, radius, space } = tokens;

export const CardRoot = styled.div`
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-padding='none'] {
    padding: 0;
    overflow: hidden;
  }

  &[data-padding='large'] {
    padding: ${space[6]};
  }

  &[data-tone='brand'] {
    background: ${color.brand.subtle};
    border-color: ${color.brand.border};
  }

  &[data-tone='gold'] {
    background: ${color.gold.subtle};
    border-color: ${color.gold.border};
  }
`;
