import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, layout, radius, space } = tokens;

/**
 * The poster on the dark half, the form on the light one. Where they do not fit side by side the form stands between
 * the sentence and the picture: who comes to sign in need not pass the poster.
 */
export const LoginRoot = styled.div`
  --edge: ${space[8]};

  display: grid;
  grid-template: 'promise side' auto 'show side' 1fr / minmax(0, 1fr) minmax(0, 524px);
  min-block-size: calc(100dvh - ${layout.topBar} - 1px);

  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    align-content: start;
    padding: ${space[10]} max(var(--edge), (100% - 680px) / 2);
  }

  @media (width < 960px) {
    --edge: ${space[4]};

    grid-template: 'promise' 'side' 'show' 1fr / minmax(0, 1fr);

    & > * {
      padding-block: ${space[6]};
    }
  }
`;

export const PromiseLine = styled.p`
  grid-area: promise;
  background: radial-gradient(
      100% 100% at 0 0,
      color-mix(in srgb, ${color.brand.primary} 26%, transparent),
      transparent
    )
    ${color.stage.canvas};
  color: ${color.stage.text};
  font-size: ${font.size.display};
  font-weight: ${font.weight.bold};
  line-height: ${font.line.tight};
  text-wrap: balance;

  @media (width < 960px) {
    font-size: ${font.size.heading};
  }
`;

export const Show = styled.div`
  grid-area: show;
  background: ${color.stage.canvas};

  @media (width >= 960px) {
    && {
      padding-block-start: 0;
    }
  }

  /* Holds the picture's place until the poster is there. */
  &:empty::before {
    content: '';
    aspect-ratio: 16 / 9;
    background: ${color.stage.surface};
    border-radius: ${radius.large};
  }
`;

export const Side = styled.div`
  grid-area: side;
`;

export const Visitor = styled.section`
  color: ${color.text.secondary};

  & > h2 {
    font-size: ${font.size.ui};
    color: ${color.text.primary};
  }

  & > ul {
    margin: ${space[2]} 0;
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
`;
