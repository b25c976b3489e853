import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, layout, radius, space } = tokens;

export const VideoFormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: ${layout.narrow};
  gap: ${space[4]};
`;

/** What was chosen, as it will be played. */
export const VideoChosen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & > video {
    max-inline-size: 100%;
    max-block-size: 360px;
    background: ${color.stage.surface};
    border-radius: ${radius.medium};
  }
`;

export const VideoFormCover = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;

  & > img {
    inline-size: 90px;
    aspect-ratio: 9 / 16;
    object-fit: cover;
    border-radius: ${radius.small};
  }

  & > p {
    flex: 1 1 100%;
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const VideoFormPart = styled.fieldset`
  display: grid;
  border: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-inline-size: 0;

  & > legend {
    padding-block-end: ${space[2]};
    font-weight: ${font.weight.medium};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const VideoFormChapter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: start;
  padding: ${space[3]};
  background: ${color.surface.canvas};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & > * {
    flex: 1 1 160px;
    min-inline-size: 0;
  }

  & > button {
    flex: none;
    align-self: center;
  }
`;

export const VideoFormFoot = styled.div`
  display: flex;
  justify-content: end;
`;
