import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const SettingsRoot = styled.form`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
  color: ${color.text.primary};
`;

/** The same parts where nothing is filled in. */
export const SettingsSheet = styled.div`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;

  & > footer {
    display: flex;
    gap: ${space[3]};
    justify-content: end;
  }
`;

export const SettingsPart = styled.section`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[6]};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};
  background: ${color.surface.default};

  & > h2 {
    margin: 0;
    font-size: ${font.size.title};
    line-height: ${font.line.tight};
  }
`;

export const SettingsFoot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: flex-end;
  padding-block: ${space[4]};
  border-block-start: ${borderWidth.hairline} solid ${color.border.subtle};
  background: ${color.surface.canvas};
`;

export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space[4]};
`;

export const ShortField = styled.div`
  inline-size: 240px;
`;

/** As on a Field: no choice is made for the member (V30). */
export const RequiredMark = styled.span`
  color: ${color.danger.text};
`;

/** Read-only: what a field holds, without the field. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};

  & dt {
    font-weight: ${font.weight.medium};
    line-height: ${font.line.tight};
  }

  & dd {
    margin-block-start: ${space[1]};
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & img {
    inline-size: 280px;
    max-inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${radius.medium};
  }
`;

export const FactRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
`;
