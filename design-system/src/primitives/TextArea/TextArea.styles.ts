import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

export const TextAreaControl = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: calc(var(--rows) * 1lh + 2 * ${tokens.space[2]});
  max-block-size: calc(var(--most-rows) * 1lh + 2 * ${tokens.space[2]});
  padding-block: ${tokens.space[2]};
  line-height: ${tokens.font.line.ui};
  background: none;
  border: 0;
  outline: 0;
  resize: none;
  field-sizing: content;
`;
