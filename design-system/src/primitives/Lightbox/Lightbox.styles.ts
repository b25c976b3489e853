import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, space } = tokens;

export const LightboxRoot = styled.dialog`
  inline-size: 100vw;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  overflow: hidden;
  color: ${color.text.primary};
  background: ${color.surface.canvas};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

export const LightboxBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
`;

export const LightboxCount = styled.p`
  margin-inline-end: auto;
  padding-inline-start: ${space[2]};
  font-size: ${font.size.ui};
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

export const LightboxMiddle = styled.div`
  position: relative;
  min-block-size: 0;
`;

/** Scrolls while the picture is larger than its room: a pointer, a finger and arrows move it then. */
export const LightboxView = styled.div`
  block-size: 100%;
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** The share of the room the picture takes; past 1 it scrolls. */
export const LightboxFrame = styled.div`
  inline-size: calc(100% * var(--zoom));
  block-size: calc(100% * var(--zoom));
  padding-inline: ${space[16]};

  &[data-zoomed] {
    padding-inline: 0;
  }
`;

export const LightboxPicture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  cursor: zoom-in;

  [data-zoomed] > & {
    cursor: zoom-out;
  }
`;

export const LightboxStep = styled.div`
  position: absolute;
  inset-block-start: calc(50% - 22px);

  &[data-side='previous'] {
    inset-inline-start: ${space[2]};
  }

  &[data-side='next'] {
    inset-inline-end: ${space[2]};
  }

  & > button {
    color: ${color.text.primary};
    background: ${color.surface.scrim};
  }

  & > button[aria-disabled='true'] {
    color: ${color.text.disabled};
  }
`;

export const LightboxCaption = styled.p`
  min-block-size: 48px;
  padding: ${space[3]} ${space[6]};
  font-size: ${font.size.ui};
  text-align: center;
  color: ${color.text.secondary};
`;
