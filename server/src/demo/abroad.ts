import { uid } from './demo-uid.ts';

/** Channels of the other five languages, so that everybody finds names they can read (D85). */
export const abroad = [
  {
    uid: uid(14),
    jwcode: 'jw8807',
    teacher: '財經筆記老師',
    hue: 190,
    name: '穩健投資筆記',
    live: '怎樣讀懂一份年報',
    theme: '年報入門',
    introduction: '從收入、現金流到附註，逐頁看一份年報最值得留意的地方。課程內容只供學習，並非投資建議。',
    picture: 'coins',
    pupil: uid(10),
    talk: [
      [3.4, 'teacher', '歡迎加入穩健投資筆記。每次上課前我會把要看的年報頁數寫在這裡。'],
      [3.3, 'pupil', '老師，現金流量表應該先看哪一部分？'],
      [3.25, 'teacher', '先看經營活動的現金流，再看它跟淨利潤差多少。'],
    ],
  },
  {
    uid: uid(15),
    jwcode: 'jw8808',
    teacher: 'Market Basics Teacher',
    hue: 60,
    name: 'Market Basics',
    live: 'How to read an order book',
    theme: 'Orders and prices',
    introduction:
      'Bids, asks and what lies between them, on one quiet trading day. For learning; no advice to buy or to sell.',
    picture: 'candles',
    pupil: uid(12),
    talk: [
      [
        3.4,
        'teacher',
        'Welcome to Market Basics. The reading for each class is posted here the evening before.',
      ],
      [
        3.3,
        'pupil',
        'Is the spread wider at the open because fewer people quote, or because nobody is sure of the price?',
      ],
      [3.25, 'teacher', 'Both. Watch the first ten minutes and write down how quickly it narrows.'],
    ],
  },
  {
    uid: uid(16),
    jwcode: 'jw8809',
    teacher: 'Cikgu Pelaburan',
    hue: 130,
    name: 'Kelas Pelaburan Asas',
    live: 'Menyimpan dahulu, melabur kemudian',
    theme: 'Tabiat menyimpan',
    introduction:
      'Satu jadual untuk gaji, tabung kecemasan dan matlamat jangka panjang. Untuk pembelajaran, bukan nasihat pelaburan.',
    picture: 'coins',
    pupil: uid(12),
    talk: [
      [3.4, 'teacher', 'Selamat datang ke Kelas Pelaburan Asas. Nota untuk setiap kelas ada di sini.'],
      [3.3, 'pupil', 'Cikgu, berapa bulan perbelanjaan yang patut ada dalam tabung kecemasan?'],
      [3.25, 'teacher', 'Mulakan dengan tiga bulan, kemudian tambah sedikit demi sedikit.'],
    ],
  },
  {
    uid: uid(17),
    jwcode: 'jw8810',
    teacher: 'ครูสอนอ่านกราฟ',
    hue: 285,
    name: 'ห้องเรียนอ่านกราฟ',
    live: 'แนวรับ แนวต้าน และปริมาณซื้อขาย',
    theme: 'อ่านกราฟเบื้องต้น',
    introduction:
      'ดูกราฟรายวันหนึ่งภาพ ลากเส้นแนวรับแนวต้าน และดูว่าปริมาณซื้อขายบอกอะไร เพื่อการเรียนรู้เท่านั้น ไม่ใช่คำแนะนำการลงทุน',
    picture: 'volumes',
    pupil: uid(11),
    talk: [
      [3.4, 'teacher', 'ยินดีต้อนรับสู่ห้องเรียนอ่านกราฟ ก่อนเรียนทุกครั้งครูจะบอกกราฟที่ต้องดูไว้ที่นี่'],
      [3.3, 'pupil', 'ครูคะ เส้นแนวรับต้องแตะกี่ครั้งถึงจะเชื่อได้คะ'],
      [3.25, 'teacher', 'สองครั้งเริ่มลากเส้นได้ ครั้งที่สามจึงยืนยัน'],
    ],
  },
  {
    uid: uid(18),
    jwcode: 'jw8811',
    teacher: 'Giáo viên tài chính',
    hue: 350,
    name: 'Lớp học đầu tư bền vững',
    live: 'Đầu tư định kỳ: khi nào không nên dừng',
    theme: 'Kỷ luật đầu tư',
    introduction:
      'Ba giai đoạn thị trường có thật và cái giá của việc dừng giữa chừng. Chỉ để học tập, không phải lời khuyên đầu tư.',
    picture: 'volumes',
    pupil: null,
    talk: [
      [
        3.4,
        'teacher',
        'Chào mừng các bạn đến với lớp học đầu tư bền vững. Bài đọc của mỗi buổi học được gửi ở đây.',
      ],
      [
        3.3,
        'teacher',
        'Mỗi tháng các bạn hãy ghi lại số tiền đã đầu tư và lý do, cuối kỳ chúng ta cùng xem lại.',
      ],
    ],
  },
] as const;
