import { spoken } from '../../stories/spoken.ts';

/** What is announced in the stories of the class chat. */
export const announced = {
  must: spoken({
    zh_CN: '本周五晚 8 点结课测试。\n- 带上笔记\n- 提前 10 分钟进入',
    zh_HK: '本週五晚上 8 時結課測驗。\n- 帶備筆記\n- 提早 10 分鐘進入',
    en: 'Final test this Friday at 8 pm.\n- Bring your notes\n- Come 10 minutes early',
    ms: 'Ujian akhir Jumaat ini jam 8 malam.\n- Bawa nota anda\n- Masuk 10 minit lebih awal',
    th: 'สอบปลายภาควันศุกร์นี้ เวลา 20 นาฬิกา\n- เตรียมสมุดจดมาด้วย\n- เข้าก่อนเวลา 10 นาที',
    vi: 'Thứ Sáu này 20 giờ kiểm tra cuối khóa.\n- Mang theo vở ghi\n- Vào lớp sớm 10 phút',
  }),
  lesson: spoken({
    zh_CN: '明晚的课改到 7 点半开始。',
    zh_HK: '明晚的課堂改於 7 時半開始。',
    en: 'Tomorrow’s lesson begins at half past seven.',
    ms: 'Kelas malam esok bermula pada pukul tujuh setengah.',
    th: 'บทเรียนคืนพรุ่งนี้เริ่มเวลาหนึ่งทุ่มครึ่ง',
    vi: 'Buổi học tối mai bắt đầu lúc bảy giờ rưỡi.',
  }),
} as const;
