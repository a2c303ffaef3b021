# 実物の持ち主が書いた訂正ファイルの問題点（全ゲーム共通）。$path はファイル内の場所。

printed-problems = { $file }：直すところが{ $count }か所あります
printed-form = 対局用のカード記載の値として読めません（{ $detail }）。
printed-large = 対局用のカード記載の値としては大きすぎます。読めるのは{ $most }バイトまでです。
printed-fixed = { $path }：ここでのルールと違います。訂正ファイルでも変えられない値です。
printed-missing = ファイルが見つかりません。名前と置き場所を確かめてください。
printed-unreadable = ファイルを読めません（{ system-error }）。名前と読み取りの許可を確かめてください。
printed-not-utf8 = { $line }行目にUTF-8でない文字があります。UTF-8で保存し直してください。
printed-not-toml = { $line }行目がTOMLとして読めません（{ $detail }）。引用符・かっこ・等号が抜けていないか見てください。
printed-unknown-key =
    { $near ->
        [nothing] { $path }：訂正できる項目にこの名前はありません。書けるもの：{ $known }
       *[other] { $path }：訂正できる項目にこの名前はありません。{ $near } ではありませんか。書けるもの：{ $known }
    }
printed-lacks = { $path }：{ $names } が抜けています。書き足してください。
printed-no-ids = { $path }：引用符で囲んだIDを1つ以上、角かっこのリストで書いてください。
printed-no-id =
    { $near ->
        [nothing] { $path }：{ $id } というIDはありません。printed.toml で確かめてください。
       *[other] { $path }：{ $id } というIDはありません。{ $near } ではありませんか。
    }
printed-id-twice = { $path }：{ $id } が重複しています。片方を消してください。
printed-number = { $path }：{ $value } は使えません。{ $least }～{ $most }の整数を引用符なしで書いてください。

# ファイルではなく記入票に書く人へ
printed-number-asked = { $path }：{ $value } は使えません。{ $least }～{ $most }の整数を書いてください。

# what a system says when it cannot read, write or listen
system-error =
    { $code ->
        [1] 許可がありません
        [2] ファイルやフォルダーが見つかりません
        [13] 許可がありません
        [20] 途中の名前がフォルダーではありません
        [21] フォルダーです
        [28] ディスクに空きがありません
        [30] 書き込みが禁止されています
        [36] 名前が長すぎます
        [98] すでに使われています
        [99] この機器のアドレスではありません
       *[other] { $detail }
    }
