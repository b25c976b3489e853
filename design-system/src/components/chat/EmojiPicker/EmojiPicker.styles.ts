import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, shadow, space, z } = tokens;

export const PickerAnchor = styled.div`
  position: relative;
`;

export const PickerBox = styled.div`
  position: absolute;
  inset-block-end: calc(100% + ${space[1]});
  inset-inline-start: 0;
  z-index: ${z.overlay};
  display: grid;
  grid-template-columns: repeat(8, 36px);
  gap: 2px;
  padding: ${space[2]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};

  & > button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    font-size: 18px;
    border-radius: ${radius.small};
  }

  & > button:hover,
  & > button:focus-visible {
    background: ${color.surface.hover};
  }
`;
