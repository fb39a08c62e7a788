import { createPhraseBook } from './phrases.ts'

/** What labels stand for. `none` is a label whose value is not read, so that it is taken for no value. */
export type LabelKey =
  | 'surname'
  | 'givenNames'
  | 'fullName'
  | 'holder'
  | 'birthDate'
  | 'issueDate'
  | 'date'
  | 'expiryDate'
  | 'passportNumber'
  | 'country'
  | 'accountNumber'
  | 'balance'
  | 'averageBalance'
  | 'testDate'
  | 'examDate'
  | 'medicalReference'
  | 'physician'
  | 'certificateNumber'
  | 'organization'
  | 'company'
  | 'companyNumber'
  | 'incorporationDate'
  | 'commitment'
  | 'essentialPersons'
  | 'isEssential'
  | 'signatory'
  | 'otherPerson'
  | 'about'
  | 'number'
  | 'none'

/** English, French, German, Spanish, Portuguese and Arabic; parted by commas. */
const words: Readonly<Record<LabelKey, string>> = {
  surname:
    'surname, surnames, family name, family names, last name, nom, nom de famille, nom de naissance, nom patronymique, nachname, familienname, apellido, apellidos, primer apellido, apelido, apelidos, sobrenome, اللقب, اسم العائلة, لقب, name surname nom',
  givenNames:
    'given name, given names, first name, first names, forename, forenames, prénom, prénoms, vorname, vornamen, nombre de pila, nombres, nomes próprios, nome próprio, nomes, prenome, الاسم الأول, الاسم الشخصي, الأسماء, اسم الأول',
  fullName:
    'name, names, full name, name in full, nom complet, nom et prénom, nom et prénoms, nom et prénom complets, vollständiger name, name vorname, nombre, name of member, first and last name, name and surname, surname and name, surname and given names, nom et prénom s, nome e apelido, nome e cognome, nombre completo, nombre y apellidos, apellidos y nombres, apellidos y nombre, nome, nome completo, الاسم, الاسم الكامل, candidate name, test taker name, applicant name, client name, customer name, patient name, name of applicant, name of the applicant, name of person, name of client, name of candidate, name of patient, account name, name of account holder, name of the account holder, name of customer, name of the customer, account holder name, customer’s name, client’s name, applicant’s name, candidate’s name, account holder’s name, اسم صاحب الحساب, اسم العميل, اسم حامل الجواز',
  holder:
    'account holder, account holders, account holder(s), holder, candidate, test taker, applicant, client, customer, patient, member, titulaire, titulaire du compte, client(e), candidat, candidate, kontoinhaber, kontoinhaberin, inhaber, kunde, kundin, antragsteller, titular, titular de la cuenta, titular da conta, cliente, صاحب الحساب, العميل',
  birthDate:
    'date of birth, birth date, birthdate, dob, d o b, born, born on, date de naissance, né, née, né le, née le, né(e) le, geburtsdatum, geburtstag, geboren am, geboren, geb, fecha de nacimiento, nacido, nacida, nacido el, nacida el, data de nascimento, nascido em, nascida em, nascimento, تاريخ الميلاد, تاريخ الولادة',
  issueDate:
    'date of issue, date of issuance, issue date, issuance date, date issued, issued, issued on, issued in, certificate issue date, date of certificate, letter date, date of letter, date of the letter, dated, statement date, date de délivrance, date d’émission, date d’établissement, délivré le, délivrée le, délivré, établi le, émis le, fait le, date de la lettre, ausstellungsdatum, datum der ausstellung, ausgestellt am, ausgestellt, ausgabedatum, fecha de expedición, fecha de emisión, fecha de la carta, expedido el, expedido, emitido el, data de emissão, data de expedição, data da emissão, emitido em, expedida em, expedido em, emitida em, تاريخ الإصدار, تاريخ الاصدار, صدر في, صدرت في',
  date: 'date, datum, fecha, data, le, ort datum, lieu et date, place and date, place date, التاريخ, تاريخ',
  expiryDate:
    'date of expiry, date of expiration, expiry date, expiration date, expiry, expires, expires on, expiring, valid until, valid to, valid till, valid thru, date d’expiration, date d’échéance, valable jusqu’au, expire le, valide jusqu’au, gültig bis, ablaufdatum, gültigkeit bis, fecha de caducidad, fecha de vencimiento, fecha de expiración, válido hasta, caduca el, vence el, data de validade, data de vencimento, data de expiração, válido até, validade, تاريخ الانتهاء, تاريخ انتهاء الصلاحية, صالح لغاية, صالح حتى',
  passportNumber:
    'passport no, passport number, passport nr, passport, passport n°, document no, document number, no de passeport, n° de passeport, numéro de passeport, passeport no, passeport n°, passeport, passnummer, pass nr, pass no, reisepassnummer, número de pasaporte, pasaporte no, pasaporte n°, pasaporte, no de pasaporte, número do passaporte, passaporte nº, passaporte no, passaporte, nº do passaporte, رقم الجواز, رقم جواز السفر',
  country:
    'issuing country, country of issue, country, pays, pays émetteur, país, país emissor, land, الدولة, البلد',
  accountNumber:
    'account number, account no, account nr, a c no, acct no, numéro de compte, numéro du compte, compte no, n° de compte, compte bancaire, kontonummer, konto nr, iban, número de cuenta, cuenta número, cuenta no, número da conta, conta nº, رقم الحساب',
  balance:
    'balance, total, grand total, total amount, total deposits, deposit balance, deposits, amount on deposit, current balance, account balance, closing balance, available balance, ledger balance, present balance, total balance, balance as of today, solde, solde actuel, solde du compte, solde créditeur, solde disponible, solde total, kontostand, aktueller kontostand, saldo, guthaben, aktueller saldo, saldo actual, saldo disponible, saldo de la cuenta, saldo atual, saldo disponível, saldo da conta, الرصيد, الرصيد الحالي, رصيد الحساب',
  averageBalance:
    'average balance, six month average balance, 6 month average balance, average balance for six months, average balance last 6 months, average balance for the last six months, average balance over the last six months, average, solde moyen, solde moyen des six derniers mois, solde moyen des 6 derniers mois, moyenne, durchschnittlicher kontostand, durchschnittssaldo, durchschnittliches guthaben, durchschnittlicher saldo, saldo medio, saldo promedio, saldo médio, متوسط الرصيد',
  testDate:
    'test date, date of test, date of the test, exam date, date of exam, date of examination, date du test, date de session, date de l’examen, date de passation, session, session date, tested, tested on, taken on, test taken on, sat on, passé le, examen du',
  examDate:
    'examination date, exam date, date of examination, date of exam, date of the medical examination, date of medical examination, date of medical exam, date of the examination, medical date, medical exam date, examined, examined on, date de l’examen, date de l’examen médical, date d’examen, examiné le, examinée le, was examined on, underwent',
  medicalReference:
    'ime number, ime no, ime, umi number, umi no, umi, ime or umi number, numéro ime, numéro umi, numéro emi, no emi, numéro de dossier médical, emi',
  physician: 'panel physician, panel doctor, examining physician, médecin désigné, panel physician name',
  certificateNumber:
    'certificate number, certificate no, certificate id, certificate, commitment certificate no, commitment certificate number, numéro du certificat, numéro de certificat, n° du certificat, no du certificat, certificat no, certificat n°',
  organization:
    'organisme, organisme de soutien, designated organization, designated organisation, name of designated organization, name of the designated organization, organization, organisation, organization name, name of organization, name of the organization, designated entity, entity, issuing entity, sponsor organization, designated incubator, designated angel group, designated venture capital fund, issued by, issuing organization, on behalf of, organisation désignée, entité désignée, nom de l’organisation, nom de l’organisation désignée, délivré par, délivrée par, émis par',
  company:
    'company, business, business name, company name, corporation, corporation name, corporate name, name of business, name of the business, name of company, name of the company, name of corporation, name of the corporation, name of applicant business, applicant business, applicant company, start up, startup, legal name, name of start up, entreprise, société, nom de l’entreprise, nom de la société, dénomination sociale, raison sociale',
  companyNumber:
    'corporation number, ontario corporation number, company registration number, corporation no, incorporation number, incorporation no, company number, company no, file number, registration number, business number, numéro de société, numéro de la société, numéro d’entreprise, numéro d’entreprise du québec, neq, uen, ontario corporation number ocn',
  incorporationDate:
    'date of incorporation, incorporation date, incorporated, incorporated on, effective date, effective, effective on, effective as of, effective from, entreront en vigueur le, entrée en vigueur, en vigueur le, filed, filed on, registered on, date of registration, date filed, date de constitution, constituée le, constitué le',
  commitment:
    'commitment, committed investment, committed amount, amount committed, investment commitment, total commitment, investment amount, amount of investment, amount invested, investissement engagé, montant engagé, montant de l’investissement, engagement',
  essentialPersons:
    'essential person, essential persons, essential people, essential persons to the business, names of essential persons, name of essential person, names of essential people, name of the essential person, persons essential to the business, essential applicant, essential applicants, essential members, essential member, essential team members, essential founders, essential to the business, personne essentielle, personnes essentielles, membre essentiel, membres essentiels, applicants identified as essential, persons identified as essential, identified as essential, deemed essential, considered essential, essential key persons, key persons, nom de la personne essentielle, noms des personnes essentielles, candidats essentiels',
  isEssential:
    'essential, essential person, is essential, essential to the business, essentiel, essentielle, essential yes no',
  signatory:
    'signed, signed by, signed on behalf of, signature, signatory, signing officer, authorized signing officer, authorised signing officer, name of signing officer, authorized signatory, authorised signatory, authorized by, authorised by, signed for, contact, contact person, signataire, signataire autorisé, signataire autorisée, signé par, agent signataire',
  otherPerson:
    'non essential team members, non essential, non essential persons, non essential members, other team members, other members, other applicants, personnes non essentielles, autres membres, adviser, advisor, director, directeur, manager, president',
  about:
    'subject, re, regarding, concerning, in respect of, objet, concerne, asunto, assunto, betreff, betrifft, client, name of subject',
  number:
    'candidate number, candidate id, test taker id, client id, customer id, member number, number, no, nr, numéro, número, nummer',
  none: 'sex, sexe, gender, sexo, geschlecht, الجنس, nationality, nationalité, nationalidad, nacionalidade, staatsangehörigkeit, الجنسية, citizenship, place of birth, birthplace, lieu de naissance, geburtsort, lugar de nacimiento, naturalidade, local de nascimento, مكان الميلاد, authority, issuing authority, autorité, autorité de délivrance, behörde, autoridad, autoridade, type, typ, tipo, code, kode, country code, code du pays, código, issuing country code, address, anschrift, adresse, dirección, endereço, العنوان, first language, centre number, center number, registration id, passport office, candidate details, client details, exam details, test results, overall band score, overall score, cefr level, height, profession, signature of bearer, geburtsname, date opened, opened, account opened, opening date, opened on, kontoeröffnung, date d’ouverture, fecha de apertura, data de abertura, overdraft limit, credit limit, credit card limit, dispositionskredit, limite de crédit, role, position, title, voting rights, account type, result, inhalt, résultat, resultado, clinic, reference, ref, référence, our ref, your ref, remarks, angaben zur person, phone, telephone, email, fax, website, type of organization, listening, reading, writing, speaking, overall, issued at, identity document, purpose, id no, reference no, uci, citizenship of, given at, service, sub code, issuing state code, issuing state, remarks, observations, amount, currency',
}

/** Labels are composed: what a thing is of, and what it is. Each word before the stroke goes with each behind it. */
const compositions: readonly (readonly [LabelKey, string])[] = [
  [
    'fullName',
    'applicant, client, customer, member, candidate, test taker, patient, subject, holder, account holder, depositor, bearer, examinee, person, beneficiary, founder / name, full name, name in full',
  ],
  [
    'fullName',
    'name of, full name of, name of the / applicant, client, customer, member, candidate, test taker, patient, subject, holder, account holder, depositor, bearer, examinee, person, beneficiary',
  ],
  [
    'fullName',
    'nom, nom complet, nom et prénom / du client, du candidat, du titulaire, du demandeur, de l’intéressé',
  ],
  [
    'fullName',
    'nombre, nombre completo, nome, nome completo / del titular, del cliente, do titular, do cliente, do requerente',
  ],
  [
    'companyNumber',
    'corporate, corporation, company, entity, registry, registration, incorporation, corporate access, business registration, file, business / number, no, id, identification number, registry number, registration number',
  ],
  ['companyNumber', 'numéro de la, numéro de / corporation, compagnie, entreprise, société'],
  [
    'certificateNumber',
    'certificate, commitment certificate, certificat / number, no, nr, id, reference, ref, reference number, serial number',
  ],
  [
    'issueDate',
    'date of, day of / issue, issuance, disclosure, reply, letter, the letter, certificate, the certificate, statement, printing, delivery, processing, report, emission',
  ],
  [
    'issueDate',
    'date, issue, issued, reply, letter, certificate, disclosure, print, report / issued, printed, processed, completed, produced, generated, signed, date, on',
  ],
  [
    'issueDate',
    'fecha de, data de, data da / emisión, expedición, la carta, certificado, emissão, expedição, declaração',
  ],
  [
    'balance',
    'current, closing, available, ledger, cleared, credit, present, total, account, a c, book / balance, balance today, balance to date, balance at date',
  ],
  ['averageBalance', 'average, avg, mean / balance, monthly balance, credit balance, daily balance'],
  [
    'averageBalance',
    'six month, six months, 6 month, 6 months, half year / average, avg, average balance, avg balance, mean balance',
  ],
  [
    'averageBalance',
    'saldo médio, saldo medio, saldo promedio, promedio, média, durchschnitt, solde moyen, moyenne / dos últimos seis meses, de los últimos seis meses, últimos seis meses, sobre six mois, der letzten sechs monate, sur six mois',
  ],
  [
    'examDate',
    'date of, date of the / medical, medical exam, medical examination, immigration medical exam, immigration medical examination, appointment',
  ],
  ['examDate', 'examen, examen médical / effectué le, réalisé le, passé le'],
  [
    'organization',
    'designated, supporting, issuing, sponsoring, endorsing / organization, organisation, entity, incubator, accelerator, fund, angel group, angel investor group, venture capital fund',
  ],
  [
    'organization',
    'organisme, organisation, entité, incubateur / désigné, désignée, désigné signataire, émetteur',
  ],
  [
    'company',
    'supported, sponsored, endorsed, applicant, legal name of, registered name of, name of the, name of / business, company, corporation, start up, startup, venture, enterprise',
  ],
  ['company', 'entreprise, société, nom de l’entreprise / soutenue, appuyée, désignée'],
  [
    'commitment',
    'amount, sum, capital, funds, investment, total / committed, invested, of commitment, of the commitment, of investment, of the investment, pledged',
  ],
  ['signatory', 'authorized, authorised, duly authorized / signatory, signature, representative, official'],
]

function* phrasesOf(): Generator<readonly [string, LabelKey]> {
  for (const [key, phrases] of Object.entries(words)) {
    for (const phrase of phrases.split(',')) yield [phrase.trim(), key as LabelKey]
  }
  for (const [key, composition] of compositions) {
    const [before = '', behind = ''] = composition.split(' / ')
    for (const first of before.split(',')) {
      for (const second of behind.split(',')) yield [`${first.trim()} ${second.trim()}`, key]
    }
  }
}

/** Of two meanings of a phrase the one that stands first holds. */
export const labelBook = createPhraseBook(phrasesOf())
