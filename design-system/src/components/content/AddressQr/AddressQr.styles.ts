import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius } = tokens;

export const AddressQrPicture = styled.img`
  inline-size: 132px;
  block-size: 132px;
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.small};
`;
