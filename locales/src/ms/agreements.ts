/** Sections of the agreements (S39). */
export default {
  beans: {
    heading: 'Apa yang anda beli',
    paragraphs: [
      'Tambah nilai memasukkan kacang emas ke dalam akaun Goldbean anda sendiri. Halaman menunjukkan bilangan kacang, bonus dan harga sebelum anda membayar; apa yang tertulis dalam pesanan ialah apa yang anda terima.',
    ],
  },
  beansOverseas: {
    heading: 'Apa yang anda beli, dan dalam mata wang apa',
    paragraphs: [
      'Tambah nilai dari luar negara memasukkan kacang emas ke dalam akaun Goldbean anda sendiri. Halaman menunjukkan bilangan kacang, bonus dan harga berserta mata wangnya sebelum anda membayar; apa yang tertulis dalam pesanan ialah apa yang anda terima.',
      'Bank atau syarikat kad anda mungkin menukar jumlah itu pada kadarnya sendiri atau mengenakan fi. Goldbean tidak menetapkan dan tidak menerima fi itu.',
    ],
  },
  coins: {
    heading: 'Apa yang anda beli',
    paragraphs: [
      'Anda membeli syiling emas untuk akaun Goldbean anda sendiri. Syiling emas tidak luput. Ia membayar perkhidmatan yang berharga dalam syiling, dan boleh ditukar kepada kacang emas pada kadar 50 kacang bagi satu syiling.',
      'Pertukaran tidak boleh dibatalkan, dan kacang yang diterima akan luput seperti kacang lain. Perjanjian pertukaran menerangkannya dengan lebih lanjut.',
    ],
  },
  exchange: {
    heading: 'Apa yang ditukar',
    paragraphs: [
      'Satu syiling emas menjadi 50 kacang emas. Syiling penuh sahaja. Syiling keluar dan kacang masuk pada saat yang sama: kedua-duanya berlaku, atau kedua-duanya tidak.',
      'Pertukaran tidak boleh dibatalkan. Kacang emas tidak boleh dijadikan syiling emas semula.',
    ],
  },
  channel: {
    heading: 'Apa yang dibawa oleh langganan',
    paragraphs: [
      'Langganan adalah percuma. Anda menyertai kumpulan kelas saluran itu; guru dan ahlinya melihat nama samaran anda serta apa yang anda tulis di sana, dan anda dimaklumkan tentang siaran langsung serta pengumumannya.',
      'Anda boleh membatalkan langganan pada bila-bila masa; anda kemudian keluar daripada kumpulan kelas dan mesej anda kekal di sana. Kelab peminat, keahlian peminat setia dan pelajaran berbayar tidak termasuk.',
    ],
  },
  service: {
    heading: 'Skop perjanjian ini',
    paragraphs: [
      'Perjanjian ini meliputi perkhidmatan pembelajaran di zon statik: kursus, e-buku, penilaian dan keahlian, sama ada percuma atau berbayar. Perkhidmatan berbayar menyatakan harga, tempoh dan kandungannya sebelum anda memesan.',
      'Pelajaran yang anda beli adalah untuk anda seorang. Jangan pinjamkan akaun anda, dan jangan rakam, salin atau jual semula pelajaran.',
    ],
  },
  conduct: {
    heading: 'Adab sesama kita',
    paragraphs: [
      'Jangan menghina, menipu, memungut wang, atau mengesyorkan sekuriti tertentu kepada orang lain. Petugas boleh menyembunyikan kandungan yang melanggar peraturan ini dan boleh membisukan atau membekukan akaun; anda diberitahu sebabnya dan boleh merayu. Rayuan diputuskan oleh orang lain.',
    ],
  },
  nature: {
    heading: 'Sifat kacang dan syiling',
    paragraphs: [
      'Kacang emas dan syiling emas digunakan di dalam Goldbean sahaja. Ia bukan wang dan tidak mendapat faedah. Ia tidak boleh ditukar semula kepada wang, dan tidak boleh dijual di luar Goldbean.',
    ],
  },
  order: {
    heading: 'Pesanan',
    paragraphs: [
      'Pesanan dibuka selama 30 minit. Pesanan yang belum dibayar selepas itu ditutup dengan sendirinya, dan tiada wang diambil.',
      'Apa yang anda beli dimasukkan ke dalam akaun anda selepas perkhidmatan bayaran mengesahkan bayaran, biasanya dalam masa seminit. Satu bayaran dikreditkan sekali sahaja, walau berapa kali pun dilaporkan. Bayaran yang disahkan selepas pesanan ditutup tetap dikreditkan.',
      'Jika jumlah yang disahkan berbeza daripada jumlah pesanan, tiada apa-apa dikreditkan secara automatik; kami akan menyiasat dan memberitahu anda.',
    ],
  },
  payment: {
    heading: 'Perjalanan wang anda',
    paragraphs: [
      '“Di mana wang saya?” pada halaman tambah nilai menunjukkan setiap langkah pesanan berserta masanya. Nombor kad dan kata laluan bayaran diberikan kepada perkhidmatan bayaran sahaja; Goldbean tidak melihat dan tidak menyimpannya.',
      'Jika halaman menunjukkan kaunter bayaran tempatan dan bukan perkhidmatan bayaran, tiada wang sebenar diambil.',
    ],
  },
  validity: {
    heading: 'Tempoh sah kacang',
    paragraphs: [
      'Semua kacang emas akan luput. Kacang yang diterima dari Januari hingga Jun sah hingga akhir 31 Disember tahun yang sama, dan yang diterima dari Julai hingga Disember sah hingga akhir 30 Jun tahun berikutnya, mengikut waktu Shanghai.',
      'Kacang yang paling awal luput dibelanjakan dahulu. “Kacang emas saya” menunjukkan kacang mana luput bila. Kacang yang telah luput tidak dipulihkan.',
    ],
  },
  refunds: {
    heading: 'Kesilapan dan bayaran balik',
    paragraphs: [
      'Apa yang telah dibelanjakan tidak dibayar balik. Jika wang anda diambil tetapi tiada apa-apa diterima, atau diambil dua kali, beritahu khidmat sokongan nombor pesanan itu. Catatan yang silap dibetulkan dengan catatan baharu dalam penyata anda; tiada catatan yang dipadam.',
      'Hak anda sebagai pengguna di sisi undang-undang tidak terjejas oleh perjanjian ini.',
    ],
  },
  care: {
    heading: 'Sila berhati-hati',
    paragraphs: [
      'Bayar hanya jika anda sudah cukup umur atau penjaga anda bersetuju, dan jangan sekali-kali guna wang yang diperlukan untuk hal lain.',
      'Pelajaran dan perbincangan di Goldbean adalah untuk pembelajaran. Ia bukan nasihat pelaburan, dan apa yang anda bayar di sini tidak menjanjikan keuntungan.',
    ],
  },
  version: {
    heading: 'Versi perjanjian ini',
    paragraphs: [
      'Versi yang anda terima disimpan bersama perkara yang anda terimanya. Versi baharu hanya berkuat kuasa bagi apa yang anda lakukan selepas menerimanya, dan bahagian yang berubah ditandakan.',
    ],
  },
};
