import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const MethodSet = styled.fieldset`
  min-inline-size: 0;
  border: 0;

  & > legend {
    margin-block-end: ${space[2]};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.tight};
  }
`;

export const Methods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${space[3]};
`;

export const MethodCard = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 60px;
  padding: ${space[2]} ${space[4]};
  background: ${color.surface.default};
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

  & > [data-check] {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${color.brand.primary};
    visibility: hidden;
  }

  &:hover:not(:has(:disabled)) {
    border-color: ${color.brand.primary};
  }

  &:has(:checked) {
    border-color: ${color.brand.primary};
    box-shadow: inset 0 0 0 1px ${color.brand.primary};
  }

  &:has(:checked) > [data-check] {
    visibility: visible;
  }

  &:has(:disabled) {
    background: ${color.surface.canvas};
    border-color: ${color.border.subtle};
    cursor: not-allowed;
  }

  &:has(:disabled) > [data-check] {
    display: none;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const MethodMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};

  &[data-method='wechat'] {
    color: ${color.success.text};
    background: ${color.success.subtle};
  }

  &[data-method='alipay'],
  &[data-method='paypal'] {
    color: ${color.info.text};
    background: ${color.info.subtle};
  }

  :has(:disabled) > & {
    color: ${color.text.disabled};
    background: ${color.surface.canvas};
  }

  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const MethodWords = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  :has(:disabled) > & > span {
    color: ${color.text.muted};
  }
`;
