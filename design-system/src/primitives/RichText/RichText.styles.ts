import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const RichTextRoot = styled.div`
  inline-size: 100%;
  min-inline-size: 0;
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
  color: ${color.text.primary};
  overflow-wrap: anywhere;

  &[data-size='compact'] {
    font-size: ${font.size.ui};
    line-height: ${font.line.ui};
  }

  & > * + *,
  & :is(li, blockquote, div) > * + :is(p, ul, ol, pre, blockquote) {
    margin-block-start: ${space[3]};
  }

  & :is(h1, h2, h3, h4, h5, h6) {
    font-size: 1.125em;
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.tight};
  }

  & > * + :is(h2, h3, h4, h5, h6) {
    margin-block-start: ${space[6]};
  }

  & :is(h5, h6) {
    font-size: 1em;
  }

  & :is(ul, ol) {
    padding-inline-start: ${space[6]};
  }

  & ul {
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & li + li,
  & li > :is(ul, ol) {
    margin-block-start: ${space[1]};
  }

  & li::marker {
    color: ${color.text.muted};
  }

  & a[href] {
    color: ${color.link.rest};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  & a[href]:hover {
    color: ${color.link.hover};
    text-decoration-thickness: 2px;
  }

  & blockquote {
    padding-inline-start: ${space[4]};
    color: ${color.text.secondary};
    border-inline-start: 3px solid ${color.border.default};
  }

  & code {
    padding: 1px ${space[1]};
    font-family: ${font.family.mono};
    font-size: 0.9em;
    background: ${color.surface.sunken};
    border-radius: ${radius.small};
  }

  & pre {
    padding: ${space[3]} ${space[4]};
    background: ${color.surface.sunken};
    border-radius: ${radius.medium};
  }

  & pre code {
    padding: 0;
    white-space: pre-wrap;
    background: none;
  }

  & img {
    block-size: auto;
    border-radius: ${radius.medium};
  }

  & figcaption,
  & caption {
    padding-block: ${space[1]};
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    text-align: start;
    color: ${color.text.muted};
  }

  & hr {
    border: 0;
    border-block-start: 1px solid ${color.border.default};
  }

  & mark {
    color: inherit;
    background: ${color.brand.subtleHover};
  }

  & [data-part='table'] {
    overflow-x: auto;
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }

  & [data-part='table'] caption {
    padding: ${space[2]} ${space[3]};
  }

  & table {
    min-inline-size: 100%;
    font-size: ${font.size.ui};
    line-height: ${font.line.ui};
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }

  & :is(th, td) {
    min-inline-size: 80px;
    padding: ${space[2]} ${space[3]};
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${color.border.subtle};
  }

  & :is(th, td)[align='right'] {
    text-align: end;
  }

  & :is(th, td)[align='center'] {
    text-align: center;
  }

  & tbody tr:last-of-type > td {
    border-block-end: 0;
  }

  & th {
    font-weight: ${font.weight.medium};
    color: ${color.text.secondary};
    background: ${color.surface.canvas};
  }
`;
