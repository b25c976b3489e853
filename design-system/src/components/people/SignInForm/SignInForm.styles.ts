import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, space } = tokens;

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const PrivacyButton = styled.button`
  justify-self: start;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.link.rest};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;

  &:hover {
    color: ${color.link.hover};
  }
`;
