import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const DropRoot = styled.fieldset`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${space[6]} ${space[4]};
  text-align: center;
  background: ${color.surface.default};
  border: 1px dashed ${color.border.control};
  border-radius: ${radius.medium};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &[data-over] {
    background: ${color.brand.subtle};
    border: 1px solid ${color.brand.primary};
  }

  &[data-invalid] {
    border-color: ${color.danger.text};
  }

  &[data-held] {
    background: ${color.surface.canvas};
    border-color: ${color.border.default};
  }

  & > svg {
    inline-size: 28px;
    block-size: 28px;
    color: ${color.text.muted};
  }
`;

export const DropTitle = styled.p`
  font-size: ${font.size.ui};
  color: ${color.text.primary};
`;

export const DropHint = styled.p`
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
`;
