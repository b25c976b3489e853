import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const SettingsRoot = styled.form`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
  color: ${color.text.primary};
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

export const AddRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;

  /* Level with the input, which has its label above. */
  & > button {
    margin-block-start: calc(${font.size.ui} * 1.5 + ${space[1]});
  }
`;

export const ChosenTags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
