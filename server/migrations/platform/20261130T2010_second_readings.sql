-- Characters that names have with another reading too: 重庆 is chongqing, 银行 yinhang, and Mr 曾 is zeng. What a name is found by
-- holds the name with each of them read the other way, and with all.

-- A name in pinyin, and by the first letters of the pinyin.
CREATE FUNCTION pinyin_of(written text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  COST 2000
  AS $$
    DECLARE
      whole text := '';
      firsts text := '';
      letter text;
      syllable text;
    BEGIN
      FOREACH letter IN ARRAY string_to_array(written, NULL) LOOP
        syllable := public.spelled(letter);
        whole := whole || coalesce(syllable, letter);
        firsts := firsts || coalesce(left(syllable, 1), letter);
      END LOOP;
      RETURN whole || ' ' || firsts;
    END
  $$;

CREATE OR REPLACE FUNCTION found_by(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  COST 2000
  AS $$
    DECLARE
      -- Each of `others` is read as the character above it is read, too.
      letters CONSTANT text := '行重都厦廈乐樂调单單曾解查盖蓋区區朴仇尉长長会會传傳参參藏朝称稱还卡降角觉覺省盛弹校奇系陆陸洗车恶惡佛露绿綠泊召折柏缪繆繁员員费費贾賈秘句殷宿薄茜晟漯蚌莘筠歙铅鉛涡番塞剥削熟落粘模埔堡扁刨屏伯虾吓峙菀泷差';
      others CONSTANT text := '航崇督下下悦悦吊善善增谢扎葛葛欧歐漂求玉掌掌快快专專伸伸葬招趁趁环恰向决交交醒成但教鸡记六六先居误誤伏漏路路坡少舌博妙妙婆云雲必必古古必勾严秀博西成塔崩心君射严嚴国潘色博学收烙占母不补偏抱饼百哈贺寺玉双拆';
      -- A name has few of them; a long text that is no name may have any number.
      most CONSTANT int := 6;
      written text := public.folded(name);
      found text;
      letter text;
      changed int := 0;
    BEGIN
      IF written !~ '[\u3400-\u9fff]' THEN
        RETURN written;
      END IF;
      found := written || ' ' || public.pinyin_of(written);
      -- In one order, so that a name is always found by the same.
      FOR letter IN
        SELECT DISTINCT one[1] COLLATE "C" AS sign FROM regexp_matches(written, '[' || letters || ']', 'g') AS one ORDER BY sign
      LOOP
        changed := changed + 1;
        EXIT WHEN changed > most;
        found := found || ' ' || public.pinyin_of(replace(written, letter, translate(letter, letters, others)));
      END LOOP;
      IF changed > 1 THEN
        found := found || ' ' || public.pinyin_of(translate(written, letters, others));
      END IF;
      RETURN found;
    END
  $$;
