import { staticClass } from '../../../styling/index.ts';

/** A class made once: emoji stand in messages. As large as a line, so that it never moves the lines apart. */
export const emojiClass = staticClass`
  display: inline-block;
  inline-size: 1.4em;
  block-size: 1.4em;
  margin-inline: 1px;
  vertical-align: -0.32em;
`;
