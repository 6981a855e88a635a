// First names of six languages, 300 and more: within one language no two of them look the same.
#pragma once

namespace menagerie::server::tests {

// clang-format off
struct FirstNames {
  const char* language;
  const char* names;  // between spaces
};
inline constexpr FirstNames kFirstNames[] = {
    {"English",
     "James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan "
     "Joseph Jessica Thomas Karen Charles Sarah Nancy Daniel Lisa Matthew Betty Anthony Margaret Mark Sandra "
     "Ashley Steven Kimberly Paul Emily Andrew Donna Joshua Michelle Carol Amanda Ella Elia Della Delia Ali Ian "
     "Ida Ivy Lily Leo Noah Liam Mia Olivia Clara Carla Marie Maria Martin Marvin Nina Vivian"},
    {"French",
     "Hélier Adèle Adel Briac Laurane Hippolyte Mireille Axel Lionel Maximilien Mélchior Améliane Odile Cécile "
     "Cécilia Mérovée Narcisse Laurine Bernadette Léonard Léon Léo Léa Aaron Fantine Sarah Pénélope Zéphirin "
     "Florestan Anne Anaïs Damien Gaëlle Tiphaine Julien Julie Juliette Sandrine Constance Anémone Clément "
     "Clémence Mylène Suzanne Ella Maxence Valentine René Renée Françoise François Élodie Élise Noël Noëlle "
     "Chloé"},
    {"Persian",
     "پویا شیبا یزدان آیدا دلناز اردوان رهام نگار پوراندخت رز دیبا همایون سپیده رامش حمید کیاوش غزاله بابک داراب "
     "رخشانه مژده میترا دارا بهارک پریناز هوشنگ هستی علی رضا زهرا فاطمه مریم مینا مهسا سارا سحر نسرین نرگس کیان "
     "کاوه بهرام بهروز فرهاد شیرین لیلا رویا رؤیا هدی آرش آرمان"},
    {"Greek",
     "Γιώργος Γεώργιος Δημήτρης Δήμητρα Κώστας Κωνσταντίνα Νίκος Νίκη Μαρία Μαρίνα Ελένη Ειρήνη Σοφία Σπύρος "
     "Σταύρος Στέλλα Χρήστος Χριστίνα Παναγιώτης Παρασκευή Αθηνά Άννα Ανδρέας Απόστολος Άγγελος Αλέξανδρος "
     "Αλεξάνδρα Βασίλης Βασιλική Γρηγόρης Διονύσης Εμμανουήλ Ευστάθιος Ευαγγελία Θεόδωρος Θεοδώρα Ιωάννης Ιωάννα "
     "Ηλίας Ήρα Κατερίνα Λουκάς Μιχαήλ Πέτρος Ραλλού Τάσος Φώτης Χαράλαμπος Ζωή Όλγα"},
    {"Russian",
     "Анна Алла Алина Алёна Вадим Вера Вероника Мария Марина Мила Милен Лидия Лилия Борис Светлана Светозар "
     "Раиса Родион Роман Руслан Оксана Оля Юля Тимофей Аристарх Дорофей Прохор Спиридон Евфросиния Екатерина "
     "Иван Иванна Илья Лев Любовь Людмила Наталья Наталия Наташа Дарья Данила Даниил Денис Пётр Павел Савва "
     "Слава Вова Вася Яна Жанна Зоя Нина Нонна Никита Кира Кирилл Герман Галактион Адриан Андрей Андриан"},
    {"Arabic",
     "محمد أحمد علي عمر عثمان حسن حسين حسان حسني جميل جمال كمال كريم كرم نديم ناظم نافع ناجي نجيب زياد زاهر زهير "
     "رفيق رفيف راكان سرحان صبحي صلاح ضياء طاهر طيب عارف عادل عدي عياض فرج فاطمة فاتن ليلى مريم منير منى مأمون "
     "مروان نور نورا هدى هيكل يامن يافع يوسف ياسين ياسمين إياد إيهاب إياس خلدون جهاد جوهر"},
};
// clang-format on

}  // namespace menagerie::server::tests
