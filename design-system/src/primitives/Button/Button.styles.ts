import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, control, font, motion, radius, space } = tokens;

export const ButtonRoot = styled.button`
  --fill: ${color.surface.default};
  --fill-hover: ${color.surface.hover};
  --fill-pressed: ${color.surface.pressed};
  --edge: ${color.border.default};
  --ink: ${color.text.primary};

  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${control.medium};
  padding: ${space[1]} ${space[4]};
  font-size: ${font.size.ui};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.tight};
  text-align: center;
  text-decoration: none;
  color: var(--ink);
  background: var(--fill);
  border: 1px solid var(--edge);
  border-radius: ${radius.medium};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    background: var(--fill-hover);
  }

  &:active {
    background: var(--fill-pressed);
  }

  &[data-size='small'] {
    min-block-size: ${control.small};
    padding-inline: ${space[3]};
    padding-block: 2px;
    gap: ${space[1]};
  }

  &[data-size='large'] {
    min-block-size: ${control.large};
    padding-inline: ${space[6]};
    font-size: ${font.size.reading};
  }

  &[data-tone='primary'][data-fill='filled'] {
    --fill: ${color.action.fill};
    --fill-hover: ${color.action.fillHover};
    --fill-pressed: ${color.action.fillPressed};
    --edge: transparent;
    --ink: ${color.action.onFill};
  }

  &[data-tone='primary'][data-fill='outlined'] {
    --fill-hover: ${color.brand.subtle};
    --fill-pressed: ${color.brand.subtleHover};
    --edge: ${color.brand.primary};
    --ink: ${color.link.rest};
  }

  &[data-tone='danger'][data-fill='filled'] {
    --fill: ${color.danger.fill};
    --fill-hover: ${color.danger.fillHover};
    --fill-pressed: ${color.danger.fillHover};
    --edge: transparent;
    --ink: ${color.danger.onFill};
  }

  &[data-tone='danger'][data-fill='outlined'] {
    --fill-hover: ${color.danger.subtle};
    --fill-pressed: ${color.danger.subtle};
    --edge: ${color.danger.border};
    --ink: ${color.danger.text};
  }

  &[data-tone='gold'][data-fill='filled'] {
    --fill: ${color.gold.fill};
    --fill-hover: ${color.gold.fillDeep};
    --fill-pressed: ${color.gold.fillDeep};
    --edge: transparent;
    --ink: ${color.gold.onFill};
  }

  &[data-tone='gold'][data-fill='outlined'] {
    --fill-hover: ${color.gold.subtle};
    --fill-pressed: ${color.gold.subtle};
    --edge: ${color.gold.border};
    --ink: ${color.gold.text};
  }

  &[data-fill='quiet'] {
    --fill: transparent;
    --edge: transparent;
  }

  &[data-tone='neutral'][data-fill='filled'] {
    --fill: ${color.surface.sunken};
    --fill-hover: ${color.surface.pressed};
    --edge: transparent;
  }

  &[data-tone='primary'][data-fill='quiet'] {
    --fill-hover: ${color.brand.subtle};
    --fill-pressed: ${color.brand.subtle};
    --ink: ${color.link.rest};
  }

  &[data-tone='danger'][data-fill='quiet'] {
    --fill-hover: ${color.danger.subtle};
    --fill-pressed: ${color.danger.subtle};
    --ink: ${color.danger.text};
  }

  &[data-tone='gold'][data-fill='quiet'] {
    --fill-hover: ${color.gold.subtle};
    --fill-pressed: ${color.gold.subtle};
    --ink: ${color.gold.text};
  }

  &[data-wide] {
    inline-size: 100%;
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.text.disabled};
    background: ${color.surface.canvas};
    border-color: ${color.border.subtle};
    cursor: not-allowed;
  }

  &[aria-disabled='true'][aria-busy='true'] {
    color: var(--ink);
    background: var(--fill);
    border-color: var(--edge);
    cursor: progress;
  }

  & > svg {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
  }
`;
