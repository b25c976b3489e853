import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

/** A class made once: every message of a staff member carries one. */
export const tagClass = staticClass`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-inline-size: 100%;
  padding-inline: 6px;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  &[data-tone='brand'] { color: ${color.brand.onSubtle}; background: ${color.brand.subtle}; }
  &[data-tone='gold'] { color: ${color.gold.text}; background: ${color.gold.subtle}; }
  &[data-tone='live'] { color: ${color.live.onFill}; background: ${color.live.fill}; }
  &[data-tone='info'] { color: ${color.info.text}; background: ${color.info.subtle}; }
  &[data-tone='success'] { color: ${color.success.text}; background: ${color.success.subtle}; }
  &[data-tone='warning'] { color: ${color.warning.text}; background: ${color.warning.subtle}; }
  &[data-tone='danger'] { color: ${color.danger.text}; background: ${color.danger.subtle}; }

  & > svg { flex: none; inline-size: 12px; block-size: 12px; }
  & > button { padding: 2px; margin-inline-end: -4px; border-radius: ${radius.small}; }
  & > button > svg { inline-size: 12px; block-size: 12px; }
`;
